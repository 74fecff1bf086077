import { describe, expect, it } from 'vitest';
import { articlesAbout, articlesFor, countLabels, neighboursOf } from '#content/articleList';
import type { ArticleSummary } from '#content/types';

const article = (slug: string, change: Partial<ArticleSummary> = {}): ArticleSummary => ({
  slug,
  language: 'en',
  title: slug,
  description: '',
  date: '2026-01-01',
  authorRole: 'Editor',
  category: { key: 'body', text: 'Body' },
  tags: [{ key: 'sleep', text: 'Sleep' }],
  dimensions: ['physical'],
  picture: '/pictures/hero.svg',
  program: 'x',
  readingMinutes: 3,
  ...change,
});

const noQuery = { query: '', category: '', tag: '' };
const night = article('night', { title: 'Une nuit agitée' });
const money = article('money', {
  category: { key: 'everyday', text: 'Everyday' },
  tags: [{ key: 'money', text: 'Money' }],
  dimensions: ['financial', 'physical'],
});

describe('the blog', () => {
  it('finds articles by words in any order, without accents or capitals', () => {
    expect(articlesFor([night, money], { ...noQuery, query: 'AGITEE nuit' })).toEqual([night]);
    expect(articlesFor([night, money], { ...noQuery, query: 'nuit money' })).toEqual([]);
  });

  it('narrows by category and tag at once', () => {
    expect(articlesFor([night, money], { ...noQuery, category: 'everyday' })).toEqual([money]);
    expect(articlesFor([night, money], { ...noQuery, category: 'everyday', tag: 'sleep' })).toEqual([]);
  });

  it('counts each label once, the most frequent first', () => {
    const [body, everyday] = [night.category, money.category];
    expect(countLabels([everyday, body, body], 'en')).toEqual([
      { ...body, count: 2 },
      { ...everyday, count: 1 },
    ]);
  });

  it('puts equally frequent labels in the order of their language’s alphabet', () => {
    const labels = ['Zeit', 'Übung', 'Angst', 'Öl', 'Tag'].map((text) => ({ key: text, text }));
    expect(countLabels(labels, 'de').map(({ text }) => text)).toEqual([
      'Angst',
      'Öl',
      'Tag',
      'Übung',
      'Zeit',
    ]);
  });

  it('knows what was written before and after', () => {
    expect(neighboursOf([night, money], 'money')).toEqual({ newer: night, older: undefined });
    expect(neighboursOf([night, money], 'unknown')).toEqual({});
  });

  it('puts articles first whose main dimension is asked for', () => {
    expect(articlesAbout([money, night], ['physical'], 2)).toEqual([night, money]);
    expect(articlesAbout([money, night], ['social'], 2)).toEqual([]);
  });
});
