import type { ComponentProps } from 'react';
import { Footer } from './Footer';
import { ScrollToTopButton } from './ScrollToTopButton';

/** Footer and scroll button: below every first view, loaded later. In checkout the button would cover fields and prices. */
export function PageFoot(props: ComponentProps<typeof Footer>) {
  return (
    <>
      <Footer {...props} />
      {props.content !== 'legal' && <ScrollToTopButton />}
    </>
  );
}
