import { useEffect, useRef } from 'react';
import { safeNodes } from '#services/safeHtml';
import { reportError } from '#reportError';

interface ProviderMessageProps {
  html: string;
  /** Shown when the message cannot be sanitised. */
  fallback: string;
}

/**
 * The mailing provider's own sentence, sanitised and inserted as nodes, so that the page never parses foreign markup.
 */
export function ProviderMessage({ html, fallback }: ProviderMessageProps) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (content: Node | string): void => {
      if (isCurrent) place.current?.replaceChildren(content);
    };
    safeNodes(html).then(show, (error: unknown) => {
      reportError(error, 'The newsletter provider’s message could not be shown.');
      show(fallback);
    });
    return () => {
      isCurrent = false;
    };
  }, [html, fallback]);
  return <span ref={place} />;
}
