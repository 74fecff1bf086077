import { type ComponentProps, useEffect, useState } from 'react';
import { Footer } from './Footer';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import { isMotionWelcome } from '#ui/motion';
import styles from './ScrollToTopButton.module.scss';

/** Pixels the page must have been scrolled before the button shows. */
const threshold = 300;

export function ScrollToTopButton() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const onScroll = (): void => setShown(window.scrollY > threshold);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  if (!isShown) return null;
  return (
    <button
      type="button"
      className={styles.toTop}
      aria-label={t('state.toTop')}
      onClick={() => window.scrollTo({ top: 0, behavior: isMotionWelcome() ? 'smooth' : 'instant' })}
    >
      <Icon name="up" />
    </button>
  );
}

/** Footer and scroll button: below every first view, loaded later. */
export function PageFoot(props: ComponentProps<typeof Footer>) {
  return (
    <>
      <Footer {...props} />
      <ScrollToTopButton />
    </>
  );
}
