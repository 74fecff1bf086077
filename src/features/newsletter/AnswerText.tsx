import { useEffect, useLayoutEffect, useRef, useState } from 'react';
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
  const { t } = useTranslation();
  const place = useRef<HTMLSpanElement>(null);
  /** Undefined while the code that sanitises is on its way. */
  const [content, setContent] = useState<Node | string>();
  useEffect(() => {
    let isCurrent = true;
    const show = (made: Node | string): void => {
      if (isCurrent) setContent(made);
    };
    safeNodes(html).then(show, (error: unknown) => {
      reportError(error, 'The newsletter provider’s message could not be shown.');
      show(fallback);
    });
    return () => {
      isCurrent = false;
    };
  }, [html, fallback]);
  useLayoutEffect(() => {
    if (content !== undefined) place.current?.replaceChildren(content);
  }, [content]);
  return content === undefined ? t('newsletter.sending') : <span ref={place} />;
}

/** What became of an address; the texts stand in the translations. */
export function AnswerText({ answer }: { answer: SubscriptionAnswer | undefined }) {
  const { t } = useTranslation();
  if (!answer) return t('newsletter.sending');
  const own = t(`newsletter.${answer.result}`);
  return answer.result === 'unreadable' ? own : <ProviderMessage html={answer.html} fallback={own} />;
}
