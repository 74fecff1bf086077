import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { ToastContainer, toast as show, type Id } from 'react-toastify/unstyled';
import { Icon, type IconName } from '#ui/picture/Icon';
import { Picture } from '#ui/picture/Picture';
import { renderToasts, type Toast, type ToastListener, type ToastStyle } from './toasts';
import 'react-toastify/dist/ReactToastify.css';
import { classNames } from '#ui/classNames';
import styles from './ToastArea.module.scss';
import { CatalogueText } from '#ui/text/CatalogueText';

const icons: Record<ToastStyle, IconName> = {
  success: 'check',
  error: 'close',
  warning: 'minus',
  info: 'info',
  default: 'check',
};

const displayTime = 3000;
/** Most toasts in sight: a newer one takes the oldest one's place. */
const mostShown = 2;

interface ToastNoteProps {
  toast: Toast;
  closeLabel: string;
  id: Id;
}

function ToastNote({ toast: { style, text, item, view, undo }, closeLabel, id }: ToastNoteProps) {
  const close = (): void => show.dismiss(id);
  const { pathname } = useLocation();
  const [shownAt] = useState(pathname);
  const isFollowed = pathname !== shownAt && pathname === view?.path;
  useEffect(() => {
    // What it tells of is in sight now, and it would lie on it.
    if (isFollowed) show.dismiss(id);
  }, [isFollowed, id]);
  return (
    <>
      <Icon name={icons[style]} />
      <div className={styles.words}>
        <span>{text}</span>
        {item && (
          <span className={styles.item}>
            <CatalogueText>{item.name}</CatalogueText>
          </span>
        )}
        {view && (
          <Link to={view.path} onClick={close}>
            {view.label}
          </Link>
        )}
      </div>
      {item?.picture && <Picture src={item.picture} alt="" width={40} height={50} />}
      {undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            undo.run();
            close();
          }}
        >
          {undo.label}
        </button>
      )}
      <button type="button" className={styles.close} aria-label={closeLabel} onClick={close}>
        <Icon name="close" />
      </button>
    </>
  );
}

/** Renders toasts by react-toastify, and knows which of them offers which undo. */
function toastRenderer(closeLabel: string): ToastListener {
  let shown: Id[] = [];
  const offers = new Map<string, Id>();
  return {
    show: (toast) => {
      for (const id of shown.splice(0, Math.max(0, shown.length - mostShown + 1))) show.dismiss(id);
      const id = show(
        ({ toastProps }) => <ToastNote toast={toast} closeLabel={closeLabel} id={toastProps.toastId} />,
        {
          type: toast.style,
          autoClose: toast.stays ? false : displayTime,
          className: classNames(styles.toastNote, styles[toast.style]),
          onClose: () => {
            shown = shown.filter((other) => other !== id);
          },
        },
      );
      shown.push(id);
      if (toast.undo?.key) offers.set(toast.undo.key, id);
    },
    withdraw: (key) => {
      const id = offers.get(key);
      if (id !== undefined) show.dismiss(id);
      offers.delete(key);
    },
  };
}

/** Loaded lazily: renders the toasts that `showToast` asks for. */
export function ToastArea({ label, closeLabel }: { label: string; closeLabel: string }) {
  useEffect(() => renderToasts(toastRenderer(closeLabel)), [closeLabel]);
  return (
    <ToastContainer
      position="bottom-left"
      aria-label={label}
      hideProgressBar
      icon={false}
      newestOnTop={false}
      closeButton={false}
    />
  );
}
