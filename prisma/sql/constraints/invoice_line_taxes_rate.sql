ALTER TABLE "invoice_line_taxes" ADD CONSTRAINT "invoice_line_taxes_rate" CHECK ("rate_thousandths" > 0);
