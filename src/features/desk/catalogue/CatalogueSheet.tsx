import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '#brand';
import { sheetText } from '#model/catalogue/sheet/sheetText';
import { sheetWriter } from '#model/catalogue/sheet/writeSheet';
import { sheetImport, type RowState } from '#model/desk/sheetImport';
import { entriesOf, type Fields } from '#model/untrusted';
import { useRawItems } from '#features/desk/live/deskData';
import { useWrite } from '#features/desk/live/useWrite';
import buttons from '#features/desk/parts/buttons.module.scss';
import { ProblemNote } from '#features/desk/parts/ProblemNote';
import toolbar from '#features/desk/parts/toolbar.module.scss';
import { Notice } from '#ui/Notice';
import { ConfirmedButton } from '#ui/overlay/ConfirmedButton';
import { saveFile } from '#ui/saveFile';
import { useLocale } from '#ui/text/useLanguage';
import { inSlices } from '#yieldToBrowser';
import { SheetRows } from './SheetRows';

const nodesOf = (products: Fields | undefined, programs: Fields | undefined) =>
  products &&
  programs && {
    products: Object.fromEntries(entriesOf(products)),
    programs: Object.fromEntries(entriesOf(programs)),
  };

/** The catalogue as a sheet to save, and a sheet that is judged row by row before any of it is written. */
export function CatalogueSheet() {
  const { t } = useTranslation('owner');
  const id = useId();
  const locale = useLocale();
  const writing = useWrite();
  const products = useRawItems('product').value;
  const programs = useRawItems('program').value;
  const [file, setFile] = useState<{ name: string; text: string }>();
  const [written, setWritten] = useState<number>();
  const [isSaving, setSaving] = useState(false);
  const found = useMemo(() => {
    const nodes = file && nodesOf(products, programs);
    return nodes && sheetImport(file.text, nodes, brand.isInEu);
  }, [file, products, programs]);
  const open = async (chosen: File | undefined): Promise<void> => {
    setWritten(undefined);
    writing.dismiss();
    setFile(chosen && { name: chosen.name, text: sheetText(await chosen.arrayBuffer()) });
  };
  const save = async (): Promise<void> => {
    const nodes = nodesOf(products, programs);
    if (!nodes || isSaving) return;
    setSaving(true);
    const day = new Date().toISOString().slice(0, 10);
    const { entries, rowOf, sheetOf } = sheetWriter(nodes, locale.startsWith('en') ? '.' : ',');
    const rows = await inSlices(entries, rowOf);
    saveFile(`catalogue-${day}.csv`, sheetOf(rows), 'text/csv');
    setSaving(false);
  };
  const count = (state: RowState): number => found?.rows.filter((row) => row.state === state).length ?? 0;
  const doubtful = found?.rows.filter(({ isDoubtful }) => isDoubtful).length ?? 0;
  const touched = count('new') + count('changed');
  const isWrong = found !== undefined && (found.problems.length > 0 || count('wrong') > 0);
  return (
    <section className={toolbar.below} aria-labelledby={id}>
      <h2 id={id}>{t('sheet.title')}</h2>
      <p className="soft">{t('sheet.about')}</p>
      <div className={toolbar.toolbar}>
        <button
          type="button"
          className="btn line"
          aria-disabled={!products || !programs || undefined}
          aria-busy={isSaving}
          onClick={() => void save()}
        >
          {t('sheet.save')}
        </button>
        <div className={toolbar.wide}>
          <label htmlFor={`${id}-file`}>{t('sheet.open')}</label>
          <input
            id={`${id}-file`}
            type="file"
            accept=".csv,.json,text/csv,application/json"
            onChange={({ target }) => {
              void open(target.files?.[0]);
              // The same file, mended meanwhile, can be opened again.
              target.value = '';
            }}
          />
        </div>
      </div>
      {written !== undefined && <Notice tone="success">{t('sheet.done', { count: written })}</Notice>}
      <ProblemNote writing={writing} />
      {found && (
        <>
          <output>
            {t('sheet.sum', {
              file: file?.name,
              fresh: count('new'),
              changed: count('changed'),
              same: count('same'),
              wrong: count('wrong') + found.problems.length,
            })}
          </output>
          {isWrong && <Notice tone="error">{t('sheet.wrong')}</Notice>}
          {doubtful > 0 && <Notice tone="warn">{t('sheet.large', { count: doubtful })}</Notice>}
          <SheetRows problems={found.problems} rows={found.rows} />
          <p className={buttons.buttons}>
            {touched > 0 && !isWrong && (
              <ConfirmedButton
                label={t('sheet.write', { count: touched })}
                title={t('sheet.writeTitle', { count: touched })}
                text={[doubtful > 0 && t('sheet.large', { count: doubtful }), t('sheet.writeText')]
                  .filter(Boolean)
                  .join(' ')}
                confirm={t('sheet.write', { count: touched })}
                cancel={t('steps.keep')}
                onConfirm={() =>
                  void writing
                    .run(() => found.update)
                    .then((isDone) => {
                      if (!isDone) return;
                      setWritten(touched);
                      setFile(undefined);
                    })
                }
              />
            )}
            <button type="button" className="link" onClick={() => setFile(undefined)}>
              {t('sheet.drop')}
            </button>
          </p>
        </>
      )}
    </section>
  );
}
