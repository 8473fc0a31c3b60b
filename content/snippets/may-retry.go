func MayRetry(err AgentError) bool {
	return err.Retryable && err.SideEffects == "none"
}
