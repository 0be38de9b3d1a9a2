ALTER TABLE "team_invitations" ADD CONSTRAINT "team_invitations_role" CHECK ("role" <> 'CLIENT');
