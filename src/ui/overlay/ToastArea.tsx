import { useEffect } from 'react';
import { ToastContainer, toast as show } from 'react-toastify/unstyled';
import { Icon, type IconName } from '../Icon';
import { drawToasts, type Toast, type ToastStyle } from './toasts';
import './ToastArea.scss';

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
              className="undo"
              onClick={() => {
                undo.run();
                closeToast();
              }}
            >
              {undo.label}
            </button>
          )}
          <button type="button" className="close" aria-label={closeLabel} onClick={() => closeToast()}>
            <Icon name="close" />
          </button>
        </>
      ),
      { type: style, autoClose: displayTime, className: `toast-note ${style}` },
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
