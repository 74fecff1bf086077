import { localeOf } from '#model/languages';
import { HydratedApart } from '#ui/HydratedApart';
import { useLanguage } from './useLanguage';

function WrittenDate({ day }: { day: string }) {
  const language = useLanguage();
  const format = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={day}>{format.format(new Date(`${day}T00:00:00Z`))}</time>;
}

/** A day, given as YYYY-MM-DD, as people of the interface language write it. The page around it does not wait for that. */
export const DateText = ({ day }: { day: string }) => (
  <HydratedApart>
    <WrittenDate day={day} />
  </HydratedApart>
);
