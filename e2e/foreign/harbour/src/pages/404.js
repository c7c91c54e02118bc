import * as React from 'react';

export default function NotFound() {
  return (
    <main>
      <h1>Siden findes ikke</h1>
    </main>
  );
}
