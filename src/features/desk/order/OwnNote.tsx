import { useTranslation } from 'react-i18next';
import type { BookedOrder } from '#model/desk/bookedOrder';
import { orderChange } from '#model/desk/orderChanges';
import { orderNotes } from '#model/order/places';
import { useOrderNotes } from '#features/desk/live/deskData';
import { useOthersChanges, withSeen } from '#features/desk/parts/useOthersChanges';
import { Form } from '#ui/form/Form';
import { SubmitButton } from '#ui/form/SubmitButton';
import { TextAreaField } from '#ui/form/TextAreaField';
import { useSchemaForm } from '#ui/form/useSchemaForm';
import { Notice } from '#ui/Notice';
import { noteSchema } from './schemas';
import type { OrderWriting } from './useOrderWriting';
import styles from './OrderDesk.module.scss';

interface OwnNoteProps {
  entry: BookedOrder;
  write: OrderWriting;
}

/** Shows at once what somebody else notes; where something else was typed, it is told. */
export function NoteForm({ entry, write, note }: OwnNoteProps & { note: string }) {
  const { t } = useTranslation('owner');
  const { id } = entry.order;
  const { form, forgetDraft } = useSchemaForm({
    schema: noteSchema,
    defaults: withSeen({ note }),
    draft: { key: `desk-note-${id}` },
  });
  const { clashes, save } = useOthersChanges(form, { note });
  return (
    <Form
      form={form}
      label={t('note.title')}
      onSubmit={async (noted) => {
        const send = (): Promise<boolean> =>
          write.change(({ path, order }) => ({
            ...orderChange(path, order, {}),
            [`${orderNotes}/${id}`]: noted.note || null,
          }));
        if (await save({ note: noted.note }, send)) forgetDraft();
      }}
    >
      <TextAreaField form={form} name="note" label={t('note.label')} hint={t('note.hint')} rows={3} />
      {clashes.length > 0 && (
        <Notice tone="warn">{note === '' ? t('note.emptied') : t('note.others', { text: note })}</Notice>
      )}
      <SubmitButton form={form} className="btn line">
        {t('note.save')}
      </SubmitButton>
    </Form>
  );
}

/** A note for those who run the shop; the shopper never sees it. */
export function OwnNote(props: OwnNoteProps) {
  const { t } = useTranslation('owner');
  const { value: notes } = useOrderNotes();
  const note = notes?.[props.entry.order.id] ?? '';
  if (!notes) return null;
  return (
    <section className={styles.part} aria-label={t('note.title')}>
      <h2>{t('note.title')}</h2>
      <NoteForm {...props} note={note} />
    </section>
  );
}
