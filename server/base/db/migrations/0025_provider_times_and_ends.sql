ALTER TABLE "refunds" ADD COLUMN "billed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "submissions" ADD COLUMN "ended_because" text;--> statement-breakpoint
UPDATE "submissions" s SET "ended_because" = a."action"
FROM (
	SELECT DISTINCT ON ("entity_id") "entity_id", "action" FROM "audit_lines"
	WHERE "entity" IN ('sign-up', 'application')
		AND "action" IN ('withdraw', 'cancelled', 'expired', 'removed', 'dissolved', 'refunded', 'transferred')
	ORDER BY "entity_id", "seq" DESC
) a
WHERE a."entity_id" = s."submission_id" AND s."withdrawn_at" IS NOT NULL;
