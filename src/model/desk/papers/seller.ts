interface Brand {
  name: string;
  email: string;
  address: readonly string[];
}

interface Company {
  legalForm: string;
  register: string;
  vatId: string;
}

/** Name, address and legal data of the shop, line by line, as a bill names them. */
export const sellerLines = (
  { name, email, address }: Brand,
  { legalForm, register, vatId }: Company,
): string[] => [name, legalForm, ...address, email, register, vatId].filter(Boolean);
