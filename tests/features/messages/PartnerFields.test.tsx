import { Profiler } from 'react';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PartnerFields } from '#features/messages/PartnerFields';
import { emptyApplication, partnerSchema } from '#features/messages/partnerSchema';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { renderInShop } from '#tests/support/shopFixture';

const rendered = vi.fn<() => void>();

function Application() {
  const { form } = useSchemaForm({ schema: partnerSchema, defaults: emptyApplication });
  return (
    <Form form={form} label="Application" onSubmit={() => undefined}>
      <Profiler id="fields" onRender={rendered}>
        <PartnerFields form={form} />
      </Profiler>
      <SubmitButton form={form}>Send</SubmitButton>
    </Form>
  );
}

test('a dimension that is ticked renders nothing anew, and takes back the complaint about none', async () => {
  const { user } = await renderInShop(<Application />);
  const social = screen.getByRole('checkbox', { name: 'Social' });
  rendered.mockClear();
  await user.click(social);
  await user.click(social);
  expect(rendered).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  const dimensions = screen.getByRole('group', { name: /Which sides it serves/ });
  await waitFor(() => expect(dimensions).toHaveAccessibleDescription('Choose at least one side.'));
  await user.click(social);
  await waitFor(() => expect(dimensions).not.toHaveAccessibleDescription());
});
