const bars = [92, 78, 86, 64];

/** Grey bars where rows will stand. */
export function Skeleton() {
  return (
    <div className="console-skeleton" aria-hidden="true">
      {bars.map((width) => (
        <div key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}
