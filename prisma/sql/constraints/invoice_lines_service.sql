-- A discount is taxed, and reported, like the service that it's on.
ALTER TABLE "invoice_lines" ADD CONSTRAINT "invoice_lines_service" CHECK ("service_id" IS NULL OR "kind" IN ('SERVICE', 'DISCOUNT'));
