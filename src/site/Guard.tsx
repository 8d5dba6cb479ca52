import { Component, type ReactNode } from "react";

interface GuardProps {
  /** Called once for each failure. */
  onFailure(error: unknown): void;
  /** Drawn in place of what failed; nothing by default. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps a failure of what it holds from taking the rest of the page down. */
export class Guard extends Component<GuardProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
