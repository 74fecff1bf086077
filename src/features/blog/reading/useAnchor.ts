import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useLanguage } from '#ui/text/useLanguage';

/** Whether the browser came to this page by a link or an address, and not by reloading it or going back. */
const cameByLink = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate');

/** Scrolls to the section that the address names, once its text has been drawn. */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const language = useLanguage();
  // The browser scrolls a page that is loaded whole, but in English: another language has sections of other lengths.
  const [isElsewhere] = useState(() => key === 'default' && language !== 'en' && cameByLink());
  useEffect(() => {
    // Back and Forward return to where one was.
    if (hash === '' || (navigation === NavigationType.Pop && !isElsewhere)) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, navigation, isElsewhere]);
}
