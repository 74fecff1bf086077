import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the section that the address names, once its text has been drawn. */
export function useAnchor(): void {
  const { hash } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // Back and Forward return to where one was, and a page loaded whole is scrolled by the browser.
    if (hash === '' || navigation === NavigationType.Pop) return;
    document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [hash, navigation]);
}
