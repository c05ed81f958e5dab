"""HTTP and WebSocket: routes, who asks, what is let in, and how a refusal is told."""
