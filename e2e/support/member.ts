import type { Locator, Page } from '@playwright/test';
import type { TestMember } from './accounts';
import { expect } from './test';

export const emailField = (page: Page): Locator =>
  page.getByRole('main').getByRole('textbox', { name: 'E-mail' });
export const passwordField = (page: Page): Locator =>
  page.getByRole('main').getByLabel('Password').and(page.locator('input'));

export async function fillSignIn(page: Page, email: string, password: string): Promise<void> {
  await emailField(page).fill(email);
  await passwordField(page).fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
}

/** Signs in and waits until the shop has led back to where it was to. */
export async function signIn(page: Page, member: TestMember, next = '/cart'): Promise<void> {
  await page.goto(`/login?next=${encodeURIComponent(next)}`);
  await fillSignIn(page, member.email, member.password);
  await page.waitForURL(`**${next}`);
}

/** Opens the member's menu: a dropdown on wide screens, part of the off-canvas menu on small ones. */
export async function openProfile(page: Page, isMobile: boolean): Promise<Locator> {
  if (!isMobile) {
    await page.getByRole('banner').getByRole('button', { name: 'Your account' }).click();
    return page.getByRole('region', { name: 'Your account' });
  }
  await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
  return page.getByRole('dialog');
}

/** The way in that only guests see. */
export async function expectGuest(page: Page, isMobile: boolean): Promise<void> {
  if (!isMobile) {
    await expect(page.getByRole('banner').getByRole('link', { name: 'Get Started' })).toBeVisible();
    return;
  }
  await page.getByRole('banner').getByRole('button', { name: 'Open the menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Get Started' })).toBeVisible();
  await page.keyboard.press('Escape');
}
