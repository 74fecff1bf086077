import { dateFormat } from '#model/dateFormat';
import { localeOf } from '#model/languages';
import { useLanguage } from './useLanguage';

/** A day, given as YYYY-MM-DD, as people of the interface language write it. */
export function DateText({ day }: { day: string }) {
  const language = useLanguage();
  const format = dateFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}
