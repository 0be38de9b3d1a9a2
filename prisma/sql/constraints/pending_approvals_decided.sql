ALTER TABLE "pending_approvals" ADD CONSTRAINT "pending_approvals_decided" CHECK (
  "status" = 'PENDING' OR "approved_at" IS NOT NULL
);
