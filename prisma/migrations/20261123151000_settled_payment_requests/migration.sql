-- What asked a client to pay an invoice that no longer waits for money is read.
UPDATE "notifications" n SET "is_read" = true
FROM "payments" p
WHERE NOT n."is_read" AND n."action_type" = 'pay_invoice' AND n."action_data"->>'invoice_id' = p."id"::text
  AND p."status" NOT IN ('PENDING', 'FAILED');
