ALTER TABLE "tax_exemptions" ADD CONSTRAINT "tax_exemptions_certificate_number" CHECK (length("certificate_number") BETWEEN 1 AND 60);
