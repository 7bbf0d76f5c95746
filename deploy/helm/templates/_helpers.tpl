{{- define "wadsworth.labels" -}}
app.kubernetes.io/name: wadsworth
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}

{{/* A process of the service. Takes the root, its role and its own part of the values. */}}
{{- define "wadsworth.deployment" -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ .root.Release.Name }}-{{ .role }}
  labels: {{- include "wadsworth.labels" .root | nindent 4 }}
spec:
  replicas: {{ .of.replicas }}
  strategy: { rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } }
  selector:
    matchLabels: {{- include "wadsworth.labels" .root | nindent 6 }}
      app.kubernetes.io/component: {{ .role }}
  template:
    metadata:
      labels: {{- include "wadsworth.labels" .root | nindent 8 }}
        app.kubernetes.io/component: {{ .role }}
    spec:
      automountServiceAccountToken: false
      # Longer than the service takes at the most: 70 seconds.
      terminationGracePeriodSeconds: 75
      securityContext:
        runAsNonRoot: true
        runAsUser: 1000
        runAsGroup: 1000
        fsGroup: 1000
        seccompProfile: { type: RuntimeDefault }
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{- include "wadsworth.labels" .root | nindent 14 }}
              app.kubernetes.io/component: {{ .role }}
      {{- with .root.Values.imagePullSecrets }}
      imagePullSecrets: {{- toYaml . | nindent 8 }}
      {{- end }}
      containers:
        - name: {{ .role }}
          image: {{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}
          imagePullPolicy: {{ .root.Values.image.pullPolicy }}
          command: [node, src/server/{{ .program }}.ts]
          env:
            - { name: PUBLIC_ORIGIN, value: {{ required "Set origin to the address visitors use." .root.Values.origin | quote }} }
            - { name: NODE_OPTIONS, value: "--max-old-space-size={{ .root.Values.heap }}" }
            - { name: WORKERS, value: {{ ternary "apart" "inside" (gt (int .root.Values.workers.replicas) 0) }} }
            {{- range $name, $value := .root.Values.settings }}
            - { name: {{ $name }}, value: {{ $value | quote }} }
            {{- end }}
          envFrom:
            - secretRef: { name: {{ required "Set secret to the name of the secret with DATABASE_URL, SEAL_KEYS and METRICS_TOKEN." .root.Values.secret }} }
          ports:
            {{- if eq .role "server" }}
            - { name: http, containerPort: 3000 }
            {{- end }}
            - { name: metrics, containerPort: 9464 }
          startupProbe:
            httpGet: { path: /healthz, port: metrics }
            periodSeconds: 2
            failureThreshold: 60
          livenessProbe:
            httpGet: { path: /healthz, port: metrics }
            periodSeconds: 10
            failureThreshold: 3
          readinessProbe:
            httpGet: { path: /readyz, port: metrics }
            periodSeconds: 2
            failureThreshold: 1
          resources: {{- toYaml .of.resources | nindent 12 }}
          securityContext:
            allowPrivilegeEscalation: false
            readOnlyRootFilesystem: true
            capabilities: { drop: [ALL] }
          volumeMounts:
            - { name: tmp, mountPath: /tmp }
            {{- with .root.Values.volumeMounts }}
            {{- toYaml . | nindent 12 }}
            {{- end }}
      volumes:
        - { name: tmp, emptyDir: {} }
        {{- with .root.Values.volumes }}
        {{- toYaml . | nindent 8 }}
        {{- end }}
{{- end }}
