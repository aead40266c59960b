import { type ComponentType, type CSSProperties, createContext, type ReactNode, use, useState } from 'react';

interface Props {
  /** What glides, wherever it stands. */
  id: string;
  className: string;
  style: CSSProperties;
  'data-fx': string | undefined;
  'data-card': number;
  /** It never fades in: where it comes from is all that is shown. */
  solid?: boolean;
  children: ReactNode;
}

/** `stood`: it was there before gliding was loaded. */
export type Gliding = ComponentType<Props & { stood: boolean }>;

/** What makes cards glide; null while it is not loaded. */
export const GlideContext = createContext<Gliding | null>(null);

/** The place of a card on the table. */
export function Glide(props: Props) {
  const Gliding = use(GlideContext);
  const [stood] = useState(Gliding === null);
  if (Gliding !== null) return <Gliding {...props} stood={stood} />;
  const { id: _, solid: __, ...place } = props;
  return <div {...place} />;
}
