import {
  isGoodEnough,
  judgedFile,
  leastQuality,
  placesIn,
  qualityOf,
} from '#tools/bench/search/searchQuality';
import { outcomeOf, type Check } from './check';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What shoppers type finds what they mean: the judged queries, in each language. */
export const searchCheck: Check = {
  name: 'search',
  remedy: '`npm run bench:search -- --verbose` names the queries; mend the cause, not the query.',
  async run() {
    const places = await placesIn(judgedFile);
    const languages = [...new Set(places.map(({ judged }) => judged.language))];
    const problems = languages.flatMap((language) => {
      const quality = qualityOf(places.filter(({ judged }) => judged.language === language));
      if (isGoodEnough(quality)) return [];
      const { firstThree, nothing } = quality;
      return [
        `${language}: ${percent(firstThree)} of the queries have an answer among the first three (${percent(leastQuality.firstThree)} is asked for), ${percent(nothing)} find nothing`,
      ];
    });
    return outcomeOf(problems);
  },
};
