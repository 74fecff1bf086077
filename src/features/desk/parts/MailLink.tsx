import type { ReactNode } from 'react';
import { mailAddress } from '#model/desk/stepLetter';

interface MailLinkProps {
  email: string;
  /** What opens the letter in the mail program. */
  letter: () => string;
  label?: string;
  children: ReactNode;
}

/** Leads to a letter that is written when it is asked for: with each drawing of the page it would be work for nobody. */
export function MailLink({ email, letter, label, children }: MailLinkProps) {
  return (
    <a
      className="btn line"
      href={mailAddress(email)}
      aria-label={label}
      onClick={({ currentTarget }) => {
        currentTarget.href = letter();
      }}
    >
      {children}
    </a>
  );
}
