-- A photographer has a draft for each form that they haven't sent, by the form's idempotency key.
ALTER TABLE "delivery_drafts" ADD COLUMN "idempotency_key" UUID;

UPDATE "delivery_drafts" SET "idempotency_key" = CASE
  WHEN "contents"->>'idempotencyKey' ~* '^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$' THEN ("contents"->>'idempotencyKey')::uuid
  ELSE gen_random_uuid()
END;

ALTER TABLE "delivery_drafts" ALTER COLUMN "idempotency_key" SET NOT NULL;
ALTER TABLE "delivery_drafts" DROP CONSTRAINT "delivery_drafts_pkey";
ALTER TABLE "delivery_drafts" ADD CONSTRAINT "delivery_drafts_pkey" PRIMARY KEY ("photographer_id", "idempotency_key");
