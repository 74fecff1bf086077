import { Navigate, useParams } from 'react-router-dom';
import { idInAddress } from '#model/catalogue/itemId';
import { CatalogueGate } from '#features/catalogue/CatalogueGate';
import { useWantedItem } from '#features/catalogue/CatalogueStatus';
import { DetailSkeleton } from '#features/catalogue/detail/DetailSkeleton';
import { ProgramDetail } from '#features/catalogue/detail/program/ProgramDetail';
import { WaitingHead } from '#features/catalogue/detail/DetailSkeleton';
import { featuredProgram, type ProgramFamily } from '#model/catalogue/programFamily';
import { selectItem, selectPrograms } from '#model/shopState';
import { useShop } from '#storeHooks';
import { NoSuchItem } from './NoSuchItem';
import { itemPath } from '#model/paths';

/** A program by its id, or the featured one where the path names none. */
export function ProgramPage({ family }: { family?: ProgramFamily }) {
  const { id: named } = useParams();
  const id = named === undefined ? undefined : idInAddress(named);
  const program = useShop((state) =>
    id === undefined ? featuredProgram(selectPrograms(state)) : selectItem(state, { kind: 'program', id }),
  );
  const product = useShop((state) => selectItem(state, { kind: 'product', id: id ?? '' }));
  useWantedItem(id, program !== undefined);
  if (!program && product) return <Navigate replace to={itemPath(product)} />;
  return (
    <div className="wrap page-top">
      {!program && <WaitingHead name="programDetails" />}
      <CatalogueGate
        hasItems={program !== undefined}
        skeleton={<DetailSkeleton />}
        empty={<NoSuchItem id={id} />}
      >
        {program?.kind === 'program' && <ProgramDetail program={program} {...(family && { family })} />}
      </CatalogueGate>
    </div>
  );
}
