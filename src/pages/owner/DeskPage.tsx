import type { ParseKeys } from 'i18next';
import type { ComponentProps, ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

/** A page of the desk whose title anybody may know. */
export const DeskPage = (props: ComponentProps<typeof Desk>) => (
  <OwnersOnly>
    <Desk {...props} />
  </OwnersOnly>
);

/** The page of a part of the desk, which always has the same title. */
export function partPage(title: ParseKeys<'owner'>, Part: ComponentType) {
  return function PartPage() {
    const { t } = useTranslation('owner');
    return (
      <DeskPage title={t(title)}>
        <Part />
      </DeskPage>
    );
  };
}
