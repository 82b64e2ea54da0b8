/** News, and a post. */
import type { Link, PageHead, Pagination, Picture } from './parts.ts';

export interface NewsCard {
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateLabel: string;
  readTime: string;
  url: string;
  picture?: Picture | undefined;
}

export interface NewsProps extends PageHead {
  featured?: NewsCard | undefined;
  recent: NewsCard[];
  press: { outlet: string; headline: string; dateLabel: string; link?: Link | undefined }[];
  pagination: Pagination;
}

export interface NewsPostProps extends NewsCard {
  html: string;
  back: Link;
}
