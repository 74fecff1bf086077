import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { reportError } from '#reportError';
import type { SubscriptionAnswer } from '#services/newsletter/answer';
import { safeNodes } from '#services/safeHtml';

interface ProviderMessageProps {
  html: string;
  /** Shown when the message cannot be sanitised. */
  fallback: string;
}

/**
 * The mailing provider's own sentence, sanitised and inserted as nodes, so that the page never parses foreign markup.
 */
function ProviderMessage({ html, fallback }: ProviderMessageProps) {
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

/** What became of an address; the texts stand in the translations. */
export function AnswerText({ answer }: { answer: SubscriptionAnswer | undefined }) {
  const { t } = useTranslation();
  if (!answer) return t('newsletter.sending');
  const own = t(`newsletter.${answer.result}`);
  return answer.result === 'unreadable' ? own : <ProviderMessage html={answer.html} fallback={own} />;
}
