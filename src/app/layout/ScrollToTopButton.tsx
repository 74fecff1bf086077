import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/picture/Icon';
import { isMotionWelcome } from '#ui/motion';
import { classNames } from '#ui/classNames';
import { focusTitle } from './focusTitle';
import styles from './ScrollToTopButton.module.scss';

/** Pixels the page must have been scrolled before the button shows. */
const threshold = 300;
/** Milliseconds without a movement, after which the page counts as at rest. */
const rest = 250;

/** What lies beneath the button's place: a form it would cover, or the dark footer. */
function ground(place: HTMLElement): { isForm: boolean; isDark: boolean } {
  const { left, top, width, height } = place.getBoundingClientRect();
  const beneath = document
    .elementsFromPoint(left + width / 2, top + height / 2)
    .filter((element) => !place.contains(element));
  return {
    isForm: beneath.some((element) => element.closest('form') !== null),
    isDark: beneath.some((element) => element.closest('footer') !== null),
  };
}

/** Shown from the threshold on, except while one scrolls down or where it would cover a form. */
export function ScrollToTopButton() {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  const [isDark, setDark] = useState(false);
  const last = useRef(0);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = (isMovingDown: boolean): void => {
      if (!place.current) return;
      const { isForm, isDark: isOnFooter } = ground(place.current);
      setDark(isOnFooter);
      setShown(window.scrollY > threshold && !isMovingDown && !isForm);
    };
    const onScroll = (): void => {
      look(window.scrollY > last.current);
      last.current = window.scrollY;
      clearTimeout(timer);
      timer = setTimeout(() => look(false), rest);
    };
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return (
    <div ref={place} className={classNames('screen-only', styles.place)}>
      {isShown && (
        <button
          type="button"
          className={classNames(styles.toTop, isDark && styles.light)}
          aria-label={t('state.toTop')}
          onClick={() => {
            window.scrollTo({ top: 0, behavior: isMotionWelcome() ? 'smooth' : 'instant' });
            // At the top there is no button; who uses a keyboard goes on from there.
            focusTitle();
          }}
        >
          <Icon name="up" />
        </button>
      )}
    </div>
  );
}
