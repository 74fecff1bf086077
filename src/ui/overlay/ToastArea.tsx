import { useEffect } from 'react';
import { ToastContainer, toast as show } from 'react-toastify/unstyled';
import { Icon, type IconName } from '../Icon';
import { drawToasts, type Toast, type ToastStyle } from './toasts';
import 'react-toastify/dist/ReactToastify.css';
import { classNames } from '../classNames';
import styles from './ToastArea.module.scss';

const icons: Record<ToastStyle, IconName> = {
  success: 'check',
  error: 'close',
  warning: 'minus',
  info: 'info',
  default: 'check',
};

const displayTime = 3000;

const draw =
  (closeLabel: string) =>
  ({ style, text, undo }: Toast): void => {
    show(
      ({ closeToast }) => (
        <>
          <Icon name={icons[style]} />
          <span>{text}</span>
          {undo && (
            <button
              type="button"
              className={styles.undo}
              onClick={() => {
                undo.run();
                closeToast();
              }}
            >
              {undo.label}
            </button>
          )}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={() => closeToast()}>
            <Icon name="close" />
          </button>
        </>
      ),
      { type: style, autoClose: displayTime, className: classNames(styles.toastNote, styles[style]) },
    );
  };

/** Loaded lazily: draws the toasts that `showToast` asks for. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => drawToasts(draw(closeLabel)), [closeLabel]);
  return (
    <ToastContainer
      position="bottom-left"
      aria-label={label}
      hideProgressBar
      icon={false}
      newestOnTop={false}
      limit={4}
      closeButton={false}
    />
  );
}
