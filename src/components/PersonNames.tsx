type Props = {
  /** The names in a field, as the editor wrote them: “Hróbjartur Vésteinsson og Sólborg …”. */
  names: string;
};

export function PersonNames({ names }: Props) {
  return <>{names}</>;
}
