import type { ReactNode } from 'react';
import { mailAddress } from '#model/desk/stepLetter';

interface MailLinkProps {
  email: string;
  /** What opens the letter in the mail program. */
  letter: () => string;
  label?: string;
  children: ReactNode;
}

/** A link to a letter that is composed when the link is pressed, not with each render of the page. */
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
