import type { ComponentProps } from 'react';
import { Desk } from '#features/desk/Desk';
import { OwnersOnly } from './OwnersOnly';

/** A page of the desk whose title anybody may know. */
export const DeskPage = (props: ComponentProps<typeof Desk>) => (
  <OwnersOnly>
    <Desk {...props} />
  </OwnersOnly>
);
