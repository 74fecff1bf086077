import type { ComponentProps } from 'react';
import { classNames } from './classNames';
import { Icon } from './picture/Icon';

/** A choice of one, drawn alike by all browsers; the class is its frame's. */
export function Select({ className, ...select }: ComponentProps<'select'>) {
  return (
    <span className={classNames('select', className)}>
      <select {...select} />
      <Icon name="down" />
    </span>
  );
}
