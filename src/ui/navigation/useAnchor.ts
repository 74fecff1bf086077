import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { firstLanguage } from '#model/languages';
import { useLanguage } from '#ui/text/useLanguage';
import { isFreshDocument } from './isFreshDocument';
import { whileGrowing } from './whileGrowing';

/** The section that is named, without what mail programs and campaigns put behind it. */
const nameIn = (hash: string): string => /^#([\w-]*)/.exec(hash)?.[1] ?? '';

/** Scrolls to the section that the address names, once it has been rendered. */
export function useAnchor({
  isLate = false,
}: { /** Whether parts of the page follow later. */ isLate?: boolean } = {}): void {
  const { hash, key } = useLocation();
  const navigation = useNavigationType();
  const language = useLanguage();
  const name = nameIn(hash);
  // The browser scrolls a page that is loaded whole, but in the shop's own language, and to what is named exactly.
  const [isElsewhere] = useState(
    () =>
      key === 'default' && (isLate || language !== firstLanguage || hash !== `#${name}`) && isFreshDocument(),
  );
  useEffect(() => {
    // Back and Forward return to where one was.
    if (name === '' || (navigation === NavigationType.Pop && !isElsewhere)) return undefined;
    const scroll = (): boolean => {
      document.getElementById(name)?.scrollIntoView();
      return false;
    };
    if (isLate) return whileGrowing(scroll);
    scroll();
    return undefined;
  }, [name, navigation, isElsewhere, isLate]);
}
