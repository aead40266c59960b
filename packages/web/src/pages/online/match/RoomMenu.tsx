import type { ToRoom } from '@wardroom/host/room';
import { useRoom } from '../../../online/room.ts';
import { confirm } from '../../../parts/dialog/Confirm.tsx';
import { Icon } from '../../../parts/icons/Icon.tsx';
import { listed } from '../../../parts/words/sides.ts';
import { copyLink } from '../invite.ts';
import { useTools } from './useTools.ts';

interface Props {
  code: string;
  tell: (message: ToRoom) => void;
  onClose: () => void;
}

/** What can be done at a table with others beside playing. */
export function RoomMenu({ code, tell, onClose }: Props) {
  const facts = useRoom((s) => s.facts);
  const shown = useRoom((s) => s.shown);
  if (facts === null || shown === null) return null;
  const seated = facts.viewer < facts.names.length;
  const playing = seated && shown.view.over === null && shown.ended === null && !shown.view.seats[facts.viewer].out;
  const others = facts.names.filter((_, i) => i !== facts.viewer && shown.sitters[i] === 'person');
  const draw = async (): Promise<void> => {
    onClose();
    const text = `${listed(others)} must agree.`;
    if (await confirm({ title: 'Offer a draw?', text, yes: 'Offer it' })) tell({ do: 'draw' });
  };
  return (
    <>
      {playing && others.length > 0 && (
        <button type="button" className="button" disabled={shown.offer !== null} onClick={() => void draw()}>
          <Icon name="check" size={20} /> Offer a draw
        </button>
      )}
      {facts.commitment !== null && (
        <button
          type="button"
          className="button"
          onClick={() => {
            onClose();
            useTools.setState({ dice: true });
          }}
        >
          <Icon name="dice" size={20} /> Fair dice
        </button>
      )}
      <button
        type="button"
        className="button"
        onClick={() => {
          onClose();
          void copyLink(code);
        }}
      >
        <Icon name="link" size={20} /> Copy the address of this match
      </button>
    </>
  );
}
