//go:build tools

// Package tools pins the module whose command the set-up builds where no ready-made Pulumi CLI can be fetched.
package tools

import _ "github.com/pulumi/pulumi/pkg/v3/cmd/pulumi"
