import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ContactForm } from '#features/messages/ContactForm';
import { Breadcrumb } from '#ui/navigation/Breadcrumb';
import { CatalogueText } from '#ui/text/CatalogueText';
import { ChoiceText } from '#ui/text/ChoiceText';
import { showShop } from '#tests/support/showShop';

test('words of a catalogue in Hebrew or Arabic are set from the right, apart from what stands beside them', async () => {
  await showShop(
    <>
      <p>
        <CatalogueText>שלום!</CatalogueText> × 2
      </p>
      <p>
        <ChoiceText choice={{ selectedProductColor: 'ירוק', selectedProductSize: '٣' }} /> × 2
      </p>
      <Breadcrumb label="Way" trail={[{ text: 'מתנות!', to: '/' }, { text: 'סבון!' }]} />
    </>,
    [],
  );
  for (const text of ['שלום!', 'ירוק, ٣', 'מתנות!', 'סבון!'])
    expect(screen.getByText(text)).toHaveAttribute('dir', 'auto');
});

test('fields for free texts write in the direction of what is typed', async () => {
  await showShop(<ContactForm />, []);
  for (const field of screen.getAllByRole('textbox')) expect(field).toHaveAttribute('dir', 'auto');
});
