import type { Dimension } from '#model/catalogue/item';

export const contactTopics = ['order', 'program', 'account', 'other'] as const;
export type ContactTopic = (typeof contactTopics)[number];

export const partnerTypes = ['coach', 'studio', 'kitchen', 'maker', 'employer', 'other'] as const;
export type PartnerType = (typeof partnerTypes)[number];

/** A withdrawal from a contract; nothing else is asked, above all no reason. */
export interface Withdrawal {
  name: string;
  email: string;
  language: string;
  /** The order's number, or what was ordered and when. */
  about: string;
  items?: string;
}

interface Message {
  name: string;
  email: string;
  message: string;
  /** The language it was written in, for the answer. */
  language: string;
}

export interface ContactMessage extends Message {
  topic: ContactTopic;
  orderNumber?: string;
}

export interface PartnerApplication extends Message {
  organisation: string;
  country: string;
  partnerType: PartnerType;
  dimensions: Partial<Record<Dimension, true>>;
  consent: true;
  phone?: string;
  link?: string;
}
