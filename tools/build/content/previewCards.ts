import { readFileSync } from 'node:fs';
import { dimensions } from '#model/catalogue/item';
import type { Language } from '#model/languages';
import type { Content } from '#content/types';
import { commonTexts, headTexts } from '#tools/build/commonTexts';
import { compile } from './compile';

/** The picture of a section in previews of links. */
export interface PreviewCard {
  /** The name of the card's file in `public/pictures/og`. */
  name: string;
  title: string;
  /** Below `public/pictures`. */
  picture: string;
}

function textOf(place: string, language: Language) {
  const file = `src/content/${place}/${language}.md`;
  return compile(file, readFileSync(file, 'utf8'));
}

/** Sections with a card of their own: lists, topics, dimensions, and what texts have pictures of. */
export function previewCards(language: Language): PreviewCard[] {
  const { dimension, topics, browse } = commonTexts[language];
  const { blog, program, shop } = headTexts[language];
  const habits = textOf('articles/rewriting-a-habit', language) as Content<'articles'>;
  const wellness = textOf('stories/wellness', language);
  return [
    { name: 'shop', title: shop.title, picture: 'topics/interplay.svg' },
    { name: 'program', title: program.title, picture: 'topics/habits.svg' },
    { name: 'blog', title: blog.title, picture: 'articles/read-again.svg' },
    { name: 'kitchen', title: browse.kitchen, picture: 'topics/kitchen.svg' },
    { name: 'sleep', title: topics.sleep, picture: 'topics/sleep.svg' },
    { name: 'anxiety', title: topics.anxiety, picture: 'topics/anxiety.svg' },
    { name: 'performance', title: topics.performance, picture: 'topics/performance.svg' },
    { name: 'habits', title: habits.category.text, picture: 'topics/habits.svg' },
    { name: 'interplay', title: wellness.title, picture: 'topics/interplay.svg' },
    ...dimensions.map((name) => ({
      name: name.toLowerCase(),
      title: dimension[name],
      picture: `dimensions/${name.toLowerCase()}-wide.svg`,
    })),
  ];
}
