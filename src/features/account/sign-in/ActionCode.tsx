import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EmailLink } from '#model/account/emailLink';
import { AccountError, type AccountProblem } from '#services/firebase/account/accountError';
import { Notice } from '#ui/Notice';
import { problemOf, problemMessage } from '#features/account/session/accountProblem';
import { memberService } from '#features/account/session/accountServices';
import { paths } from '#model/paths';
import { Form } from '#ui/form/Form';
import { FormProblem } from '#ui/form/FormProblem';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { newPasswordSchema } from './accountSchemas';
import { NewPasswordField } from './NewPasswordField';
import { UsernameField } from './UsernameField';

/** Sets a new password with the code of a reset link. */
function NewPasswordForm({ code, email, signInPath }: { code: string; email: string; signInPath: string }) {
  const { t } = useTranslation('account');
  const [result, setResult] = useState<'open' | 'unanswered' | 'done' | 'probablyDone'>('open');
  const { form } = useSchemaForm({ schema: newPasswordSchema, defaults: { password: '' } });

  const send = async ({ password }: { password: string }) => {
    try {
      await (await memberService()).setNewPassword(code, password);
      setResult('done');
    } catch (error) {
      const problem = problemOf(error);
      if (problem === 'codeUsed' && result === 'unanswered') {
        setResult('probablyDone');
        return;
      }
      if (problem === 'offline') setResult('unanswered');
      form.setError('root.sending', problemMessage(error));
    }
  };

  if (result === 'done' || result === 'probablyDone') {
    return (
      <Ended
        tone={result === 'done' ? 'success' : 'info'}
        text={t(`newPassword.${result}`)}
        to={signInPath}
        takesFocus
      >
        {t('signIn.submit')}
      </Ended>
    );
  }
  return (
    <Form form={form} label={t('newPassword.title')} onSubmit={send}>
      <p>{t('newPassword.for', { email })}</p>
      <UsernameField email={email} />
      <NewPasswordField form={form} name="password" email={email} />
      <FormProblem form={form} />
      <SubmitButton form={form}>{t('newPassword.submit')}</SubmitButton>
    </Form>
  );
}

type Outcome =
  | { state: 'asking' }
  | { state: 'done'; email: string }
  | { state: 'probablyDone' }
  | { state: 'failed'; problem: AccountProblem };

/** Asks the service about a code; answers with the e-mail address of a reset code. */
async function redeem({ mode, code }: EmailLink): Promise<string> {
  if (code === '') throw new AccountError('codeUsed');
  const { checkResetCode, confirmEmail, takeChangeBack } = await memberService();
  if (mode === 'resetPassword') return checkResetCode(code);
  await (mode === 'recoverEmail' ? takeChangeBack(code) : confirmEmail(code));
  return '';
}

interface EndedProps {
  tone: 'success' | 'info' | 'error';
  text: string;
  to: string;
  /** Where a form stood here before, its focus moves to the result. */
  takesFocus?: boolean;
  children: ReactNode;
}

const takeFocus = (link: HTMLAnchorElement | null): void => link?.focus();

/** The link itself is still good. */
const isPassing = (problem: AccountProblem): boolean =>
  problem === 'offline' || problem === 'tooManyTries' || problem === 'unknown';

/** The result of the link, and the way on. */
function Ended({ tone, text, to, takesFocus = false, children }: EndedProps) {
  return (
    <>
      <Notice tone={tone}>{text}</Notice>
      <p className="go">
        <Link className="btn" to={to} ref={takesFocus ? takeFocus : undefined}>
          {children}
        </Link>
      </p>
    </>
  );
}

/** What the link in one of our e-mails leads to. */
export function ActionCode({
  link,
  signInPath,
  forgotPath,
}: {
  link: EmailLink;
  signInPath: string;
  forgotPath: string;
}) {
  const { t } = useTranslation(['account', 'common']);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'asking' });
  const follow = useCallback(
    (wasUnanswered: boolean) => {
      redeem(link).then(
        (email) => setOutcome({ state: 'done', email }),
        (error: unknown) => {
          const problem = problemOf(error);
          // Asking about a code of a reset uses nothing up.
          const isProbablyDone = wasUnanswered && problem === 'codeUsed' && link.mode !== 'resetPassword';
          setOutcome(isProbablyDone ? { state: 'probablyDone' } : { state: 'failed', problem });
        },
      );
    },
    [link],
  );
  useEffect(() => follow(false), [follow]);

  if (outcome.state === 'asking') return <p role="status">{t('code.asking')}</p>;
  if (outcome.state === 'failed' && isPassing(outcome.problem)) {
    const wasUnanswered = outcome.problem === 'offline';
    const retry = () => {
      setOutcome({ state: 'asking' });
      follow(wasUnanswered);
    };
    return (
      <Notice tone="error" action={{ label: t('common:state.retry'), run: retry }}>
        {t(`problem.${outcome.problem}`)}
      </Notice>
    );
  }
  if (outcome.state === 'failed') {
    const ways = {
      resetPassword: { to: forgotPath, text: 'code.newReset' },
      verifyEmail: { to: paths.account, text: 'code.newVerification' },
      recoverEmail: { to: paths.contact, text: 'code.contact' },
    } as const;
    const { to, text } = ways[link.mode];
    return (
      <Ended tone="error" text={t(`problem.${outcome.problem}`)} to={to}>
        {t(text)}
      </Ended>
    );
  }
  if (link.mode === 'resetPassword' && outcome.state === 'done') {
    return <NewPasswordForm code={link.code} email={outcome.email} signInPath={signInPath} />;
  }
  const isSure = outcome.state === 'done';
  const tone = isSure ? 'success' : 'info';
  return link.mode === 'recoverEmail' ? (
    <Ended tone={tone} text={t(isSure ? 'code.recovered' : 'code.probablyRecovered')} to={forgotPath}>
      {t('reset.title')}
    </Ended>
  ) : (
    <Ended tone={tone} text={t(isSure ? 'code.verified' : 'code.probablyVerified')} to={paths.account}>
      {t('code.toAccount')}
    </Ended>
  );
}
