import { catalogueLocale } from '#model/languages';
import { brand } from '#brand';
import type { Content } from '#content/types';
import { isSoldOut } from '#model/availability/availability';
import type { Item, Product, Program } from '#model/catalogue/item';
import { settlementCurrency } from '#model/money/currencySlice';
import { plainAmount } from '#model/money/amount';
import { unitPrice } from '#model/money/pricing';
import { itemPath } from '#model/paths';
import { exceptionOf, returnPolicy, shippingServices } from './merchantTerms';

type Data = Record<string, unknown>;

const described = (type: string, facts: Data): Data => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...facts,
});

/** What search engines are told, in the words and numbers that stand on the page. */
export function structuredDataFor(siteUrl: string) {
  const absolute = (path: string): string => `${siteUrl}${path}`;
  /** The catalogue's pictures may be another site's. */
  const pictureAt = (picture: string): string => new URL(picture, siteUrl).href;
  const publisher = { '@type': 'Organization', name: brand.name, url: absolute('/') };

  const offer = (item: Item): Data => ({
    '@type': 'Offer',
    url: absolute(itemPath(item)),
    price: plainAmount(unitPrice(item)),
    priceCurrency: settlementCurrency,
    availability: `https://schema.org/${isSoldOut(item) ? 'OutOfStock' : 'InStock'}`,
  });

  const itemFacts = (item: Item): Data => ({
    name: item.name,
    description: item.summary || item.description,
    image: item.image.map(pictureAt),
    url: absolute(itemPath(item)),
  });

  return {
    organization: (): Data =>
      described('OnlineStore', {
        name: brand.name,
        url: absolute('/'),
        logo: absolute('/icon-512.png'),
        email: brand.email,
        telephone: brand.phone,
        address: { '@type': 'PostalAddress', streetAddress: brand.address.join(', ') },
        hasShippingService: shippingServices(),
        hasMerchantReturnPolicy: returnPolicy(siteUrl),
      }),

    product: (product: Product): Data =>
      described('Product', {
        ...itemFacts(product),
        sku: product.id,
        brand: { '@type': 'Brand', name: product.safety?.manufacturer ?? brand.name },
        offers: {
          ...offer(product),
          itemCondition: 'https://schema.org/NewCondition',
          ...exceptionOf(product),
        },
      }),

    program: (program: Program): Data[] => [
      described('Course', {
        ...itemFacts(program),
        provider: publisher,
        offers: { ...offer(program), category: 'Paid' },
        hasCourseInstance: {
          '@type': 'CourseInstance',
          courseMode: 'Online',
          courseSchedule: { '@type': 'Schedule', repeatFrequency: 'Weekly', repeatCount: program.weeks },
        },
      }),
      ...(program.faq.length > 0
        ? [
            described('FAQPage', {
              mainEntity: program.faq.map(({ question, answer }) => ({
                '@type': 'Question',
                name: question,
                acceptedAnswer: { '@type': 'Answer', text: answer },
              })),
            }),
          ]
        : []),
    ],

    article: (article: Content<'articles'>, path: string): Data =>
      described('Article', {
        headline: article.title,
        description: article.description,
        image: absolute(article.picture),
        datePublished: article.date,
        author: publisher,
        publisher,
        inLanguage: catalogueLocale,
        mainEntityOfPage: absolute(path),
      }),

    breadcrumbs: (trail: readonly { name: string; path?: string }[]): Data =>
      described('BreadcrumbList', {
        itemListElement: trail.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          ...(path && { item: absolute(path) }),
        })),
      }),
  };
}
