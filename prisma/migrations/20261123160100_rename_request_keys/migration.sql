-- The key by which a repeated request is known gets its usual name: idempotency key.
ALTER TABLE "bookings" RENAME COLUMN "request_key" TO "idempotency_key";
ALTER TABLE "conversations" RENAME COLUMN "request_key" TO "idempotency_key";
ALTER TABLE "media_deliveries" RENAME COLUMN "request_key" TO "idempotency_key";
ALTER TABLE "messages" RENAME COLUMN "request_key" TO "idempotency_key";
ALTER TABLE "quote_replies" RENAME COLUMN "request_key" TO "idempotency_key";
ALTER TABLE "quote_requests" RENAME COLUMN "request_key" TO "idempotency_key";
ALTER TABLE "refunds" RENAME COLUMN "request_key" TO "idempotency_key";

ALTER INDEX "bookings_client_id_request_key_key" RENAME TO "bookings_client_id_idempotency_key_key";
ALTER INDEX "conversations_client_id_request_key_key" RENAME TO "conversations_client_id_idempotency_key_key";
ALTER INDEX "media_deliveries_sent_by_request_key_key" RENAME TO "media_deliveries_sent_by_idempotency_key_key";
ALTER INDEX "messages_conversation_id_sender_id_request_key_key" RENAME TO "messages_conversation_id_sender_id_idempotency_key_key";
ALTER INDEX "quote_replies_quote_request_id_author_id_request_key_key" RENAME TO "quote_replies_quote_request_id_author_id_idempotency_key_key";
ALTER INDEX "quote_requests_request_key_key" RENAME TO "quote_requests_idempotency_key_key";
ALTER INDEX "refunds_invoice_id_refunded_by_request_key_key" RENAME TO "refunds_invoice_id_refunded_by_idempotency_key_key";

-- Postgres 18 and later give NOT NULL constraints a name.
DO $$
DECLARE "constraint_found" record;
BEGIN
  FOR "constraint_found" IN
    SELECT "conrelid"::regclass AS "table_name", "conname" FROM "pg_constraint"
    WHERE "connamespace" = current_schema()::regnamespace AND "contype" = 'n'
      AND "conname" LIKE '%\_request\_key\_not\_null'
  LOOP
    EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', "constraint_found"."table_name", "constraint_found"."conname",
      replace("constraint_found"."conname", '_request_key_not_null', '_idempotency_key_not_null'));
  END LOOP;
END $$;

-- The key as it was stored in JSON: in drafts, and in the events by which a repeated addition or replacement is known.
UPDATE "delivery_drafts"
SET "contents" = "contents" - 'requestKey' || jsonb_build_object('idempotencyKey', "contents"->'requestKey')
WHERE "contents" ? 'requestKey';
UPDATE "addition_drafts"
SET "contents" = "contents" - 'requestKey' || jsonb_build_object('idempotencyKey', "contents"->'requestKey')
WHERE "contents" ? 'requestKey';
UPDATE "delivery_events"
SET "details" = "details" - 'requestKey' || jsonb_build_object('idempotencyKey', "details"->'requestKey')
WHERE "details" ? 'requestKey';
