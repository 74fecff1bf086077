import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, expect, test, vi } from 'vitest';
import { Tabs } from '#ui/navigation/Tabs';

// jsdom lays nothing out and so cannot scroll.
beforeAll(() => {
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

const tabs = ['one', 'two', 'three'].map((id) => ({ id, label: id }));

function Example() {
  const [active, setActive] = useState('one');
  return <Tabs label="Numbers" panelId="panel" tabs={tabs} active={active} onChange={setActive} />;
}
const chosen = () => screen.getByRole('tab', { selected: true });

test('only the chosen tab is marked and in the tab order', async () => {
  render(<Example />);
  await userEvent.click(screen.getByRole('tab', { name: 'two' }));
  expect(chosen()).toHaveAccessibleName('two');
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1]);
});

test('arrows, Home and End move and choose, round the ends', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.tab();
  const path: string[] = [];
  for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowRight}', '{ArrowLeft}', '{Home}', '{End}', 'x']) {
    await user.keyboard(key);
    expect(chosen()).toHaveFocus();
    path.push(chosen().textContent);
  }
  expect(path).toEqual(['two', 'three', 'one', 'three', 'one', 'three', 'three']);
});
