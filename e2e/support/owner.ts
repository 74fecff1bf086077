import type { Page } from '@playwright/test';
import type { Accounts, TestMember } from './accounts';
import { signIn } from './member';

/** Somebody who may run the shop: the claim is there before they sign in, so that their token has it. */
export async function createOwner(accounts: Accounts, displayName = 'Olga Owner'): Promise<TestMember> {
  const member = await accounts.create({ displayName });
  await accounts.change(member.uid, { customAttributes: JSON.stringify({ admin: true }) });
  return member;
}

/** Signs an owner in, and opens a page of the desk. */
export async function openDesk(page: Page, owner: TestMember, path = '/owner'): Promise<void> {
  await signIn(page, owner, path);
}
