/** News, and a post. */
import type { Link, PageHead, Pagination, Picture } from '../../model/props/parts.ts';

export interface NewsCard {
  /** Its anchor on the News page. */
  id: string;
  title: string;
  excerpt: string;
  category: string;
  date: string;
  dateLabel: string;
  /** Empty where there is nothing to read beyond the card. */
  readTime: string;
  /** Missing: the card is all there is. */
  link?: Link | undefined;
  picture?: Picture | undefined;
}

export interface NewsProps extends PageHead {
  featured?: NewsCard | undefined;
  recent: NewsCard[];
  press: { outlet: string; headline: string; dateLabel: string; link?: Link | undefined }[];
  pagination: Pagination;
  /** The feeds of the news, one a format. */
  feeds: Link[];
}

export interface NewsPostProps extends NewsCard {
  html: string;
  /** Where the story goes on. */
  more?: Link | undefined;
  back: Link;
}
