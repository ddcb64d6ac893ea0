package pageapi

import (
	"context"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/resource"
)

func (p *API) command(ctx context.Context, c act.CommandCall) (any, error) { return p.acts.Run(ctx, c) }

func (p *API) autocomplete(ctx context.Context, c act.CommandCall) (any, error) {
	choices, err := p.acts.Complete(ctx, c)
	return resource.Object{"choices": choices}, err
}

func (p *API) component(ctx context.Context, c act.Press) (any, error) { return p.acts.Press(ctx, c) }

func (p *API) modal(ctx context.Context, s act.Submission) (any, error) { return p.acts.Submit(ctx, s) }

func (p *API) message(_ context.Context, t act.Text) (any, error) {
	m, err := p.acts.Send(t)
	return resource.Object{"message": m}, err
}

func (p *API) dismiss(_ context.Context, r act.Removal) (any, error) {
	return resource.Object{}, p.acts.Dismiss(r)
}

func (p *API) delete(_ context.Context, r act.Removal) (any, error) {
	return resource.Object{}, p.acts.Remove(r)
}

func (p *API) dm(_ context.Context, s act.Settings) (any, error) {
	c, err := p.acts.OpenDM(s.As)
	return resource.Object{"channel": c}, err
}

func (p *API) member(_ context.Context, s act.Settings) (any, error) {
	m, err := p.acts.Configure(s)
	return resource.Object{"member": m}, err
}

func (p *API) demo(ctx context.Context, _ struct{}) (any, error) { return p.acts.StartDemo(ctx) }
